<header class="head">
    <h1>Allocations</h1>
    <a class="button" href="<?= e(url('/admin/allocations/new')) ?>">Give a bed</a>
</header>
<nav class="tabs" aria-label="State">
    <a href="<?= e(url('/admin/allocations')) ?>"<?= $current ? ' aria-current="true"' : '' ?>>Living here</a>
    <a href="<?= e(url('/admin/allocations', ['show' => 'past'])) ?>"<?= $current ? '' : ' aria-current="true"' ?>>Moved out</a>
</nav>
<form class="filter" method="get" action="<?= e(url('/admin/allocations')) ?>">
    <?php if (!$current): ?><input type="hidden" name="show" value="past"><?php endif ?>
    <label for="q">Search</label>
    <input id="q" name="q" type="search" value="<?= e($search) ?>" placeholder="Name, number or room">
    <button class="button quiet">Show</button>
</form>
<section class="sheet">
    <table class="ledger">
        <thead><tr><th>Bed</th><th>Student</th><th>From</th><?php if (!$current): ?><th>Until</th><th>Reason</th><?php else: ?><th class="number">Monthly fee</th><?php endif ?></tr></thead>
        <tbody>
        <?php foreach ($page->rows as $row): ?>
            <tr>
                <td><a href="<?= e(url('/admin/allocations/' . $row['id'])) ?>"><?= e("{$row['block']} {$row['room']}, bed {$row['bed']}") ?></a></td>
                <td><?= e($row['name']) ?></td>
                <td><?= e(day($row['started_on'])) ?></td>
                <?php if (!$current): ?><td><?= e(day($row['ended_on'])) ?></td><td><?= e($row['end_reason']) ?></td><?php else: ?><td class="number"><?= e(money($row['monthly_fee'])) ?></td><?php endif ?>
            </tr>
        <?php endforeach ?>
        </tbody>
    </table>
    <?php if ($page->rows === []): ?><p class="empty">Nobody fits this search.</p><?php endif ?>
    <?= App\View::part('parts/pages', ['page' => $page, 'path' => '/admin/allocations', 'query' => ['show' => $current ? '' : 'past', 'q' => $search]]) ?>
</section>
