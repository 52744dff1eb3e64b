<?php
/** @var array $totals */
/** @var array $blocks */
/** @var array $months */
$most = max(1, ...array_column($months, 'amount'));
?>
<header class="head">
    <h1><?= e($title) ?></h1>
    <p class="today"><?= e(date('l, j F Y', App\Clock::now())) ?></p>
</header>

<dl class="tally">
    <div><dt>Beds taken</dt><dd><?= $totals['taken'] ?><small> of <?= $totals['beds'] ?></small></dd></div>
    <div><dt>Students</dt><dd><?= $totals['students'] ?></dd></div>
    <div><dt>Collected this month</dt><dd><?= e(money($totals['collected_this_month'])) ?></dd></div>
    <div><dt>Still owed</dt><dd class="owed"><?= e(money($totals['outstanding'])) ?></dd></div>
    <div><dt>Open complaints</dt><dd><?= $totals['complaints'] ?></dd></div>
</dl>

<div class="columns">
    <section class="sheet">
        <h2>Keys on the board</h2>
        <p class="hint">One tag for each bed. Filled tags are taken.</p>
        <table class="board">
        <?php foreach ($blocks as $block): ?>
            <tr>
                <th scope="row"><?= e($block['block']) ?></th>
                <td><span class="minis" aria-hidden="true"><?php for ($i = 0; $i < $block['beds']; $i++): ?><i class="mini<?= $i < $block['taken'] ? ' taken' : '' ?>"></i><?php endfor ?></span></td>
                <td class="number"><?= $block['taken'] ?> of <?= $block['beds'] ?></td>
            </tr>
        <?php endforeach ?>
        </table>
    </section>

    <section class="sheet">
        <h2>Money received, by month</h2>
        <svg class="bars" viewBox="0 0 480 190" role="img" aria-label="Money received in each of the last six months">
            <line x1="0" y1="160" x2="480" y2="160" />
            <?php foreach ($months as $i => $month): ?>
                <?php $height = round($month['amount'] / $most * 120) ?>
                <rect x="<?= $i * 80 + 16 ?>" y="<?= 160 - $height ?>" width="48" height="<?= $height ?>"<?= $i === 5 ? ' class="now"' : '' ?> />
                <text x="<?= $i * 80 + 40 ?>" y="<?= 152 - $height ?>"><?= e(money(round($month['amount'] / 1000))) ?>k</text>
                <text x="<?= $i * 80 + 40 ?>" y="182" class="month"><?= e(date('M', strtotime($month['month'] . '-01'))) ?></text>
            <?php endforeach ?>
        </svg>
    </section>

    <section class="sheet">
        <h2>Bookings that wait</h2>
        <?php if ($bookings === []): ?><p class="empty">Nobody is waiting for an answer.</p><?php else: ?>
        <table class="ledger">
            <thead><tr><th>Student</th><th>Room</th><th>From</th></tr></thead>
            <tbody>
            <?php foreach ($bookings as $booking): ?>
                <tr>
                    <td><a href="<?= e(url('/admin/bookings/' . $booking['id'])) ?>"><?= e($booking['name']) ?></a></td>
                    <td><?= e($booking['block'] . ' ' . $booking['room']) ?></td>
                    <td><?= e(day($booking['wanted_from'])) ?></td>
                </tr>
            <?php endforeach ?>
            </tbody>
        </table>
        <?php endif ?>
        <?php if ($leaving !== []): ?>
        <h3>Leaving soon</h3>
        <table class="ledger">
            <tbody>
            <?php foreach ($leaving as $stay): ?>
                <tr>
                    <td><a href="<?= e(url('/admin/allocations/' . $stay['id'])) ?>"><?= e($stay['name']) ?></a></td>
                    <td><?= e("{$stay['block']} {$stay['room']}, bed {$stay['bed']}") ?></td>
                    <td><?= e(day($stay['leaving_on'])) ?></td>
                </tr>
            <?php endforeach ?>
            </tbody>
        </table>
        <?php endif ?>
    </section>

    <section class="sheet">
        <h2>Complaints at work</h2>
        <?php if ($complaints === []): ?><p class="empty">Everything is resolved.</p><?php else: ?>
        <table class="ledger">
            <thead><tr><th>Complaint</th><th>State</th></tr></thead>
            <tbody>
            <?php foreach ($complaints as $complaint): ?>
                <tr>
                    <td><a href="<?= e(url('/admin/complaints/' . $complaint['id'])) ?>"><?= e($complaint['subject']) ?></a></td>
                    <td><?= stamp($complaint['status']) ?></td>
                </tr>
            <?php endforeach ?>
            </tbody>
        </table>
        <?php endif ?>
    </section>
</div>
