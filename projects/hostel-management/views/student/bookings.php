<header class="head"><h1>My bookings</h1></header>
<section class="sheet">
    <?php if ($bookings === []): ?><p class="empty">You have not booked yet. <a href="<?= e(url('/student/rooms')) ?>">See the rooms</a></p><?php else: ?>
    <table class="ledger">
        <thead><tr><th>Room</th><th>From</th><th>Asked</th><th>State</th><th>Remark of the office</th><th></th></tr></thead>
        <tbody>
        <?php foreach ($bookings as $booking): ?>
            <tr>
                <td><?= e($booking['block'] . ' ' . $booking['room']) ?></td>
                <td><?= e(day($booking['wanted_from'])) ?></td>
                <td><?= e(day($booking['created_at'])) ?></td>
                <td><?= stamp($booking['status']) ?></td>
                <td><?= e($booking['remark']) ?></td>
                <td class="row-action">
                    <?php if ($booking['status'] === 'pending'): ?>
                    <form method="post" action="<?= e(url("/student/bookings/{$booking['id']}/cancel")) ?>">
                        <?= csrf_field() ?>
                        <button class="plain">Withdraw</button>
                    </form>
                    <?php endif ?>
                </td>
            </tr>
        <?php endforeach ?>
        </tbody>
    </table>
    <?php endif ?>
</section>
<?php if ($stays !== []): ?>
<section class="sheet">
    <h2>Where I have lived</h2>
    <table class="ledger">
        <thead><tr><th>Bed</th><th>From</th><th>Until</th></tr></thead>
        <tbody>
        <?php foreach ($stays as $stay): ?>
            <tr>
                <td><?= e("{$stay['block']} {$stay['room']}, bed {$stay['bed']}") ?></td>
                <td><?= e(day($stay['started_on'])) ?></td>
                <td><?= e(until($stay)) ?></td>
            </tr>
        <?php endforeach ?>
        </tbody>
    </table>
</section>
<?php endif ?>
