<?php
use App\Models\Payment;

?>
<header class="head">
    <h1>Fees and receipts</h1>
    <p>Open: <strong class="<?= (float) $outstanding > 0 ? 'owed' : '' ?>"><?= e(money($outstanding)) ?></strong></p>
</header>
<section class="sheet">
    <h2>Fees</h2>
    <table class="ledger">
        <thead><tr><th>Fee</th><th>Due</th><th class="number">Amount</th><th class="number">Paid</th><th class="number">Open</th><th>State</th></tr></thead>
        <tbody>
        <?php foreach ($fees as $fee): ?>
            <tr>
                <td><?= e($fee['title']) ?></td>
                <td><?= e(day($fee['due_on'])) ?></td>
                <td class="number"><?= e(money($fee['amount'])) ?></td>
                <td class="number"><?= e(money($fee['paid'])) ?></td>
                <td class="number"><?= e(money($fee['balance'])) ?></td>
                <td><?= stamp($fee['state']) ?></td>
            </tr>
        <?php endforeach ?>
        </tbody>
    </table>
    <?php if ($fees === []): ?><p class="empty">No fees yet.</p><?php endif ?>
</section>
<section class="sheet">
    <h2>Receipts</h2>
    <?php if ($payments === []): ?><p class="empty">Nothing has been paid yet.</p><?php else: ?>
    <table class="ledger">
        <thead><tr><th>Receipt</th><th>For</th><th>Paid on</th><th>By</th><th class="number">Amount</th></tr></thead>
        <tbody>
        <?php foreach ($payments as $payment): ?>
            <tr>
                <td><a href="<?= e(url('/student/receipts/' . $payment['id'])) ?>"><?= e(Payment::number($payment['id'])) ?></a></td>
                <td><?= e($payment['title']) ?></td>
                <td><?= e(day($payment['paid_on'])) ?></td>
                <td><?= e(words($payment['method'])) ?></td>
                <td class="number"><?= e(money($payment['amount'])) ?></td>
            </tr>
        <?php endforeach ?>
        </tbody>
    </table>
    <?php endif ?>
</section>
