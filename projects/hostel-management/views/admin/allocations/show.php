<header class="head"><h1><?= e($title) ?></h1></header>
<section class="sheet">
    <dl class="facts">
        <div><dt>Student</dt><dd><a href="<?= e(url('/admin/students/' . $allocation['student_id'])) ?>"><?= e($allocation['name']) ?></a></dd></div>
        <div><dt>Bed</dt><dd><a href="<?= e(url('/admin/rooms/' . $allocation['room_id'])) ?>"><?= e("{$allocation['block']} {$allocation['room']}") ?></a>, bed <?= e($allocation['bed']) ?></dd></div>
        <div><dt>From</dt><dd><?= e(day($allocation['started_on'])) ?></dd></div>
        <div><dt>Until</dt><dd><?= e($allocation['ended_on'] === null ? 'today' : day($allocation['ended_on'])) ?></dd></div>
        <div><dt>Monthly fee</dt><dd><?= e(money($allocation['monthly_fee'])) ?></dd></div>
        <?php if ($allocation['end_reason'] !== ''): ?><div><dt>Reason</dt><dd><?= e($allocation['end_reason']) ?></dd></div><?php endif ?>
    </dl>
</section>
<?php if ($allocation['ended_on'] === null): ?>
<div class="columns">
    <section class="sheet">
        <h2>Move to another bed</h2>
        <form method="post" action="<?= e(url("/admin/allocations/{$allocation['id']}/transfer")) ?>">
            <?= csrf_field() ?>
            <?= App\View::part('parts/bed-options', ['freeBeds' => $freeBeds, 'label' => 'New bed']) ?>
            <p class="actions"><button class="button">Move</button></p>
        </form>
    </section>
    <section class="sheet">
        <h2>Move out</h2>
        <form method="post" action="<?= e(url("/admin/allocations/{$allocation['id']}/vacate")) ?>">
            <?= csrf_field() ?>
            <?= input_field('ended_on', 'Moves out on', date('Y-m-d'), 'date') ?>
            <?= input_field('end_reason', 'Reason', '', 'text', ['maxlength' => 160]) ?>
            <p class="actions"><button class="button danger">Free this bed</button></p>
        </form>
    </section>
</div>
<?php endif ?>
