<?php
use App\Models\Payment;

?>
<header class="head"><h1><?= e($fee['title']) ?></h1><?= stamp($fee['state']) ?></header>
<section class="sheet">
    <dl class="facts">
        <div><dt>Student</dt><dd><a href="<?= e(url('/admin/students/' . $fee['student_id'])) ?>"><?= e($fee['name']) ?></a></dd></div>
        <div><dt>Registration number</dt><dd><?= e($fee['registration_no']) ?></dd></div>
        <div><dt>Due on</dt><dd><?= e(day($fee['due_on'])) ?></dd></div>
        <div><dt>Amount</dt><dd><?= e(money($fee['amount'])) ?></dd></div>
        <div><dt>Paid</dt><dd><?= e(money($fee['paid'])) ?></dd></div>
        <div><dt>Open</dt><dd><strong><?= e(money($fee['balance'])) ?></strong></dd></div>
        <?php if ($fee['waive_reason'] !== ''): ?><div><dt>Waived because</dt><dd><?= e($fee['waive_reason']) ?></dd></div><?php endif ?>
    </dl>
    <h2>Payments</h2>
    <?php if ($payments === []): ?><p class="empty">Nothing has been paid.</p><?php else: ?>
    <table class="ledger">
        <thead><tr><th>Receipt</th><th>Paid on</th><th>By</th><th>Reference</th><th class="number">Amount</th></tr></thead>
        <tbody>
        <?php foreach ($payments as $payment): ?>
            <tr>
                <td><a href="<?= e(url('/admin/receipts/' . $payment['id'])) ?>"><?= e(Payment::number($payment['id'])) ?></a></td>
                <td><?= e(day($payment['paid_on'])) ?></td>
                <td><?= e(words($payment['method'])) ?></td>
                <td><?= e($payment['reference']) ?></td>
                <td class="number"><?= e(money($payment['amount'])) ?></td>
            </tr>
        <?php endforeach ?>
        </tbody>
    </table>
    <?php endif ?>
</section>
<?php if ((float) $fee['balance'] > 0): ?>
<div class="columns">
    <section class="sheet">
        <h2>Record a payment</h2>
        <form method="post" action="<?= e(url("/admin/fees/{$fee['id']}/payments")) ?>">
            <?= csrf_field() ?>
            <?= input_field('amount', 'Amount in ₹', $fee['balance'], 'text', ['required' => true, 'inputmode' => 'decimal']) ?>
            <?= select_field('method', 'Paid by', options(Payment::METHODS)) ?>
            <?= input_field('reference', 'Reference', '', 'text', ['maxlength' => 60]) ?>
            <?= input_field('paid_on', 'Paid on', App\Clock::today(), 'date') ?>
            <p class="actions"><button class="button">Record and show receipt</button></p>
        </form>
    </section>
    <?php if ($payments === []): ?>
    <section class="sheet">
        <h2>Waive this fee</h2>
        <form method="post" action="<?= e(url("/admin/fees/{$fee['id']}/waive")) ?>">
            <?= csrf_field() ?>
            <?= input_field('waive_reason', 'Reason', '', 'text', ['required' => true, 'maxlength' => 160]) ?>
            <p class="actions"><button class="button danger">Waive fee</button></p>
        </form>
    </section>
    <?php endif ?>
</div>
<?php endif ?>
