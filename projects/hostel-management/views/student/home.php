<header class="head">
    <h1><?= e($title) ?></h1>
    <p class="today"><?= e(date('l, j F Y', App\Clock::now())) ?></p>
</header>
<div class="columns">
    <section class="sheet place">
        <h2>My place</h2>
        <?php if ($student['room'] !== null): ?>
            <div class="tag">
                <span><?= e($student['block']) ?></span>
                <strong><?= e($student['room']) ?></strong>
                <span>Bed <?= e($student['bed']) ?></span>
            </div>
            <p>Yours <?= $student['started_on'] > App\Clock::today() ? 'from' : 'since' ?> <?= e(day($student['started_on'])) ?>, <?= e(money($student['monthly_fee'])) ?> a month.</p>
            <p class="hint"><?= $roommates === []
                ? 'You have the room to yourself.'
                : 'With you: ' . e(implode(', ', array_column($roommates, 'name'))) . '.' ?></p>
        <?php elseif ($booking !== null): ?>
            <p>You have asked for <strong><?= e($booking['block'] . ' ' . $booking['room']) ?></strong> from <?= e(day($booking['wanted_from'])) ?>. The office will answer.</p>
            <p><a class="button quiet" href="<?= e(url('/student/bookings')) ?>">See the booking</a></p>
        <?php else: ?>
            <p>You have no bed yet.</p>
            <p><a class="button" href="<?= e(url('/student/rooms')) ?>">Book a room</a></p>
        <?php endif ?>
    </section>
    <section class="sheet">
        <h2>To pay</h2>
        <p class="figure<?= (float) $outstanding > 0 ? ' owed' : '' ?>"><?= e(money($outstanding)) ?></p>
        <?php if ($openFees === []): ?><p class="hint">Nothing is open. Thank you.</p><?php else: ?>
        <table class="ledger">
            <tbody>
            <?php foreach ($openFees as $fee): ?>
                <tr><td><?= e($fee['title']) ?></td><td>due <?= e(day($fee['due_on'])) ?></td><td class="number"><?= e(money($fee['balance'])) ?></td></tr>
            <?php endforeach ?>
            </tbody>
        </table>
        <?php endif ?>
        <p><a href="<?= e(url('/student/fees')) ?>">All fees and receipts</a></p>
    </section>
    <section class="sheet">
        <h2>Notice board</h2>
        <?php foreach ($notices as $notice): ?>
            <h3><?= e($notice['title']) ?></h3>
            <p class="body"><?= e($notice['body']) ?></p>
        <?php endforeach ?>
        <?php if ($notices === []): ?><p class="empty">No notices today.</p><?php endif ?>
        <p><a href="<?= e(url('/student/notices')) ?>">The whole board</a></p>
    </section>
    <section class="sheet">
        <h2>My open complaints</h2>
        <?php if ($complaints === []): ?><p class="empty">None. We hope it stays so.</p><?php else: ?>
        <table class="ledger">
            <tbody>
            <?php foreach ($complaints as $complaint): ?>
                <tr>
                    <td><a href="<?= e(url('/student/complaints/' . $complaint['id'])) ?>"><?= e($complaint['subject']) ?></a></td>
                    <td><?= stamp($complaint['status']) ?></td>
                </tr>
            <?php endforeach ?>
            </tbody>
        </table>
        <?php endif ?>
        <p><a href="<?= e(url('/student/complaints/new')) ?>">Raise a complaint</a></p>
    </section>
</div>
