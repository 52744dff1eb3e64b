<header class="head"><h1>Bookings</h1></header>
<nav class="tabs" aria-label="State">
    <a href="<?= e(url('/admin/bookings')) ?>"<?= $status === '' ? ' aria-current="true"' : '' ?>>All</a>
    <?php foreach (App\Models\Booking::STATUSES as $name): ?>
        <a href="<?= e(url('/admin/bookings', ['status' => $name])) ?>"<?= $status === $name ? ' aria-current="true"' : '' ?>><?= e(words($name)) ?></a>
    <?php endforeach ?>
</nav>
<section class="sheet">
    <table class="ledger">
        <thead><tr><th>Student</th><th>Room</th><th>From</th><th>Asked</th><th>State</th></tr></thead>
        <tbody>
        <?php foreach ($page->rows as $booking): ?>
            <tr>
                <td><a href="<?= e(url('/admin/bookings/' . $booking['id'])) ?>"><?= e($booking['name']) ?></a></td>
                <td><?= e($booking['block'] . ' ' . $booking['room']) ?></td>
                <td><?= e(day($booking['wanted_from'])) ?></td>
                <td><?= e(day($booking['created_at'])) ?></td>
                <td><?= stamp($booking['status']) ?></td>
            </tr>
        <?php endforeach ?>
        </tbody>
    </table>
    <?php if ($page->rows === []): ?><p class="empty">No bookings in this state.</p><?php endif ?>
    <?= App\View::part('parts/pages', ['page' => $page, 'path' => '/admin/bookings', 'query' => ['status' => $status]]) ?>
</section>
