<header class="head"><h1><?= e($title) ?></h1></header>
<section class="sheet">
    <dl class="facts">
        <div><dt>Student</dt><dd><a href="<?= e(url('/admin/students/' . $allocation['student_id'])) ?>"><?= e($allocation['name']) ?></a></dd></div>
        <div><dt>Bed</dt><dd><a href="<?= e(url('/admin/rooms/' . $allocation['room_id'])) ?>"><?= e("{$allocation['block']} {$allocation['room']}") ?></a>, bed <?= e($allocation['bed']) ?></dd></div>
        <div><dt>From</dt><dd><?= e(day($allocation['started_on'])) ?></dd></div>
        <div><dt>Until</dt><dd><?= e(until($allocation)) ?></dd></div>
        <div><dt>Monthly fee</dt><dd><?= e(money($allocation['monthly_fee'])) ?></dd></div>
        <?php if ($allocation['end_reason'] !== ''): ?><div><dt>Reason</dt><dd><?= e($allocation['end_reason']) ?></dd></div><?php endif ?>
    </dl>
</section>
<?php if ($allocation['ended_on'] === null): ?>
<?php if ($allocation['leaving_on'] !== null): ?>
<section class="sheet">
    <p><?= e($allocation['name']) ?> wants to leave on <?= e(day($allocation['leaving_on'])) ?>. Until you free the bed it stays taken.</p>
    <form method="post" action="<?= e(url("/admin/allocations/{$allocation['id']}/stay")) ?>" class="actions">
        <?= csrf_field() ?>
        <button class="button quiet">Stays after all</button>
    </form>
</section>
<?php endif ?>
<div class="columns">
    <section class="sheet">
        <h2>Move to another bed</h2>
        <form method="post" action="<?= e(url("/admin/allocations/{$allocation['id']}/transfer")) ?>">
            <?= csrf_field() ?>
            <?= App\View::part('parts/bed-options', ['freeBeds' => $freeBeds, 'label' => 'New bed']) ?>
            <p class="actions"><button class="button">Move</button></p>
        </form>
    </section>
    <?php if ($allocation['started_on'] > App\Clock::today()): ?>
    <section class="sheet">
        <h2>Does not come</h2>
        <p class="hint">The stay has not begun. Cancelling it frees the bed and lets go what is open for it.</p>
        <form method="post" action="<?= e(url("/admin/allocations/{$allocation['id']}/cancel")) ?>" class="actions">
            <?= csrf_field() ?>
            <button class="button danger">Cancel this stay</button>
        </form>
    </section>
    <?php else: ?>
    <section class="sheet">
        <h2>Move out</h2>
        <p class="hint">A day that lies ahead is written down; the bed stays taken until then.</p>
        <form method="post" action="<?= e(url("/admin/allocations/{$allocation['id']}/vacate")) ?>">
            <?= csrf_field() ?>
            <?= input_field('ended_on', 'Moves out on', App\Clock::today(), 'date', ['required' => true, 'min' => $allocation['started_on']]) ?>
            <?= input_field('end_reason', 'Reason', $allocation['end_reason'], 'text', ['maxlength' => 160]) ?>
            <p class="actions"><button class="button danger">Free this bed</button></p>
        </form>
    </section>
    <?php endif ?>
</div>
<?php endif ?>
