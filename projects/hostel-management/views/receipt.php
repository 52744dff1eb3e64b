<?php
use App\Models\Payment;

/** @var array $payment */
?>
<header class="head no-print">
    <h1><?= e($title) ?></h1>
    <button class="button" data-print hidden>Print this receipt</button>
</header>
<article class="receipt">
    <header>
        <p class="brand"><?= e(config('app_name')) ?></p>
        <p>Receipt <strong><?= e(Payment::number($payment['id'])) ?></strong></p>
    </header>
    <dl class="facts">
        <div><dt>Received from</dt><dd><?= e($payment['name']) ?></dd></div>
        <div><dt>Registration number</dt><dd><?= e($payment['registration_no']) ?></dd></div>
        <div><dt>Course</dt><dd><?= e($payment['course_name']) ?></dd></div>
        <div><dt>Paid on</dt><dd><?= e(day($payment['paid_on'])) ?></dd></div>
        <div><dt>Paid by</dt><dd><?= e(words($payment['method'])) ?></dd></div>
        <div><dt>Reference</dt><dd><?= e($payment['reference'] === '' ? '–' : $payment['reference']) ?></dd></div>
    </dl>
    <table class="ledger">
        <thead><tr><th>For</th><th class="number">Fee</th><th class="number">Received</th></tr></thead>
        <tbody><tr>
            <td><?= e($payment['title']) ?></td>
            <td class="number"><?= e(money($payment['fee_amount'])) ?></td>
            <td class="number"><strong><?= e(money($payment['amount'])) ?></strong></td>
        </tr></tbody>
    </table>
    <footer>
        <p>Received by <?= e($payment['received_by_name']) ?></p>
        <p class="signature">Signature</p>
    </footer>
</article>
