<header class="head"><h1>Complaints</h1></header>
<nav class="tabs" aria-label="State">
    <a href="<?= e(url('/admin/complaints', ['q' => $search])) ?>"<?= $status === '' ? ' aria-current="true"' : '' ?>>All</a>
    <?php foreach (App\Models\Complaint::STATUSES as $name): ?>
        <a href="<?= e(url('/admin/complaints', ['status' => $name, 'q' => $search])) ?>"<?= $status === $name ? ' aria-current="true"' : '' ?>><?= e(words($name)) ?></a>
    <?php endforeach ?>
</nav>
<form class="filter" method="get" action="<?= e(url('/admin/complaints')) ?>">
    <input type="hidden" name="status" value="<?= e($status) ?>">
    <label for="q">Search</label>
    <input id="q" name="q" type="search" value="<?= e($search) ?>" placeholder="Subject or student">
    <button class="button quiet">Show</button>
</form>
<section class="sheet">
    <table class="ledger">
        <thead><tr><th>Complaint</th><th>About</th><th>Student</th><th>Room</th><th>Since</th><th>State</th></tr></thead>
        <tbody>
        <?php foreach ($page->rows as $complaint): ?>
            <tr>
                <td><a href="<?= e(url('/admin/complaints/' . $complaint['id'])) ?>"><?= e($complaint['subject']) ?></a></td>
                <td><?= e(words($complaint['category'])) ?></td>
                <td><?= e($complaint['name']) ?></td>
                <td><?= e($complaint['room'] === null ? '–' : $complaint['block'] . ' ' . $complaint['room']) ?></td>
                <td><?= e(day($complaint['created_at'])) ?></td>
                <td><?= stamp($complaint['status']) ?></td>
            </tr>
        <?php endforeach ?>
        </tbody>
    </table>
    <?php if ($page->rows === []): ?><p class="empty">No complaint fits this search.</p><?php endif ?>
    <?= App\View::part('parts/pages', ['page' => $page, 'path' => '/admin/complaints', 'query' => ['status' => $status, 'q' => $search]]) ?>
</section>
