<header class="head"><h1><?= e($title) ?></h1><?= stamp($booking['status']) ?></header>
<section class="sheet">
    <dl class="facts">
        <div><dt>Student</dt><dd><a href="<?= e(url('/admin/students/' . $booking['student_id'])) ?>"><?= e($booking['name']) ?></a></dd></div>
        <div><dt>Registration number</dt><dd><?= e($booking['registration_no']) ?></dd></div>
        <div><dt>Room asked for</dt><dd><a href="<?= e(url('/admin/rooms/' . $booking['room_id'])) ?>"><?= e($booking['block'] . ' ' . $booking['room']) ?></a></dd></div>
        <div><dt>Monthly fee</dt><dd><?= e(money($booking['monthly_fee'])) ?></dd></div>
        <div><dt>From</dt><dd><?= e(day($booking['wanted_from'])) ?></dd></div>
        <div><dt>Asked on</dt><dd><?= e(moment($booking['created_at'])) ?></dd></div>
        <?php if ($booking['note'] !== ''): ?><div><dt>Note</dt><dd><?= e($booking['note']) ?></dd></div><?php endif ?>
        <?php if ($booking['remark'] !== ''): ?><div><dt>Remark of the office</dt><dd><?= e($booking['remark']) ?></dd></div><?php endif ?>
    </dl>
</section>
<?php if ($booking['status'] === 'pending'): ?>
<div class="columns">
    <section class="sheet">
        <h2>Give a bed</h2>
        <p class="hint">Approves the booking and raises the deposit and the first month's fee, unless they were raised before.</p>
        <form method="post" action="<?= e(url("/admin/bookings/{$booking['id']}/approve")) ?>">
            <?= csrf_field() ?>
            <?= App\View::part('parts/bed-options', ['freeBeds' => $freeBeds, 'label' => 'Bed', 'roomId' => $booking['room_id']]) ?>
            <?= input_field('started_on', 'Moves in on', $booking['wanted_from'], 'date') ?>
            <p class="actions"><button class="button">Approve booking</button></p>
        </form>
    </section>
    <section class="sheet">
        <h2>Or refuse</h2>
        <p class="hint">The student reads the reason.</p>
        <form method="post" action="<?= e(url("/admin/bookings/{$booking['id']}/reject")) ?>">
            <?= csrf_field() ?>
            <?= text_field('remark', 'Reason', '', ['required' => true, 'rows' => 3, 'maxlength' => 255]) ?>
            <p class="actions"><button class="button danger">Refuse booking</button></p>
        </form>
    </section>
</div>
<?php endif ?>
