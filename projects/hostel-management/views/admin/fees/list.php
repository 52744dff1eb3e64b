<header class="head">
    <h1>Fees</h1>
    <a class="button" href="<?= e(url('/admin/fees/new')) ?>">Raise a fee</a>
</header>
<nav class="tabs" aria-label="State">
    <a href="<?= e(url('/admin/fees', ['q' => $search])) ?>"<?= $state === '' ? ' aria-current="true"' : '' ?>>All</a>
    <?php foreach (App\Models\Fee::STATES as $name): ?>
        <a href="<?= e(url('/admin/fees', ['state' => $name, 'q' => $search])) ?>"<?= $state === $name ? ' aria-current="true"' : '' ?>><?= e(words($name)) ?></a>
    <?php endforeach ?>
</nav>
<div class="bar">
    <form class="filter" method="get" action="<?= e(url('/admin/fees')) ?>">
        <input type="hidden" name="state" value="<?= e($state) ?>">
        <label for="q">Search</label>
        <input id="q" name="q" type="search" value="<?= e($search) ?>" placeholder="Student or fee">
        <button class="button quiet">Show</button>
    </form>
    <form class="filter" method="post" action="<?= e(url('/admin/fees/month')) ?>">
        <?= csrf_field() ?>
        <label for="period">Fee of the month</label>
        <input id="period" name="period" type="month" value="<?= e(substr(App\Clock::today(), 0, 7)) ?>" min="<?= e(App\Models\Fee::months()[0]) ?>" max="<?= e(App\Models\Fee::months()[1]) ?>" required>
        <button class="button quiet">Raise for all residents</button>
    </form>
</div>
<section class="sheet">
    <table class="ledger">
        <thead><tr><th>Fee</th><th>Student</th><th>Due</th><th class="number">Amount</th><th class="number">Open</th><th>State</th></tr></thead>
        <tbody>
        <?php foreach ($page->rows as $fee): ?>
            <tr>
                <td><a href="<?= e(url('/admin/fees/' . $fee['id'])) ?>"><?= e($fee['title']) ?></a></td>
                <td><?= e($fee['name']) ?></td>
                <td><?= e(day($fee['due_on'])) ?></td>
                <td class="number"><?= e(money($fee['amount'])) ?></td>
                <td class="number"><?= e(money($fee['balance'])) ?></td>
                <td><?= stamp($fee['state']) ?></td>
            </tr>
        <?php endforeach ?>
        </tbody>
    </table>
    <?php if ($page->rows === []): ?><p class="empty">No fee fits this search.</p><?php endif ?>
    <?= App\View::part('parts/pages', ['page' => $page, 'path' => '/admin/fees', 'query' => ['state' => $state, 'q' => $search]]) ?>
</section>
