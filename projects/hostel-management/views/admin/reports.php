<?php
use App\Controllers\ReportController;

$span = $name === 'collection' ? ['from' => $from, 'to' => $to] : [];
$isMoney = fn (string $column): bool => in_array($column, ['amount', 'outstanding'], true);
$isDate = fn (string $column): bool => in_array($column, ['paid_on', 'oldest_due', 'living_since'], true);
$isNumber = fn (string $column): bool => $isMoney($column)
    || in_array($column, ['open_fees', 'total', 'open', 'in_progress', 'resolved'], true);
$sum = array_sum(array_column($rows, $name === 'dues' ? 'outstanding' : 'amount'));
?>
<header class="head">
    <h1>Reports</h1>
    <a class="button" href="<?= e(url('/admin/reports/export', ['report' => $name] + $span)) ?>">Download as CSV</a>
</header>
<nav class="tabs" aria-label="Report">
    <?php foreach (ReportController::REPORTS as $key => $label): ?>
        <a href="<?= e(url('/admin/reports', ['report' => $key])) ?>"<?= $key === $name ? ' aria-current="true"' : '' ?>><?= e($label) ?></a>
    <?php endforeach ?>
</nav>
<?php if ($name === 'collection'): ?>
<form class="filter" method="get" action="<?= e(url('/admin/reports')) ?>">
    <input type="hidden" name="report" value="collection">
    <label for="from">From</label><input id="from" name="from" type="date" value="<?= e($from) ?>" required>
    <label for="to">Until</label><input id="to" name="to" type="date" value="<?= e($to) ?>" required>
    <button class="button quiet">Show</button>
</form>
<?php endif ?>
<section class="sheet">
    <?php if ($rows === []): ?><p class="empty">Nothing to report.</p><?php else: ?>
    <?php if ($sum > 0): ?><p class="sum"><?= count($rows) ?> rows, together <strong><?= e(money($sum)) ?></strong></p><?php endif ?>
    <table class="ledger">
        <thead><tr><?php foreach (array_keys($rows[0]) as $column): ?><th<?= $isNumber($column) ? ' class="number"' : '' ?>><?= e(words($column)) ?></th><?php endforeach ?></tr></thead>
        <tbody>
        <?php foreach ($rows as $row): ?>
            <tr><?php foreach ($row as $column => $cell): ?><td<?= $isNumber($column) ? ' class="number"' : '' ?>><?= e(match (true) {
                $isMoney($column) => money($cell),
                $isDate($column) => day($cell),
                in_array($column, ['category', 'method', 'residents'], true) => words($cell),
                default => $cell,
            }) ?></td><?php endforeach ?></tr>
        <?php endforeach ?>
        </tbody>
    </table>
    <?php endif ?>
</section>
