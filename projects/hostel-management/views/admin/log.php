<header class="head"><h1>Access log</h1></header>
<form class="filter" method="get" action="<?= e(url('/admin/log')) ?>">
    <label for="q">E-mail address</label>
    <input id="q" name="q" type="search" value="<?= e($search) ?>">
    <label for="event">Event</label>
    <select id="event" name="event">
        <option value="">All events</option>
        <?php foreach (App\Models\AccessLog::EVENTS as $name): ?>
            <option value="<?= e($name) ?>"<?= $name === $event ? ' selected' : '' ?>><?= e(words($name)) ?></option>
        <?php endforeach ?>
    </select>
    <button class="button quiet">Show</button>
</form>
<section class="sheet">
    <table class="ledger">
        <thead><tr><th>When</th><th>Event</th><th>E-mail address</th><th>From</th><th>Detail</th></tr></thead>
        <tbody>
        <?php foreach ($page->rows as $entry): ?>
            <tr>
                <td><?= e(moment($entry['created_at'])) ?></td>
                <td><?= stamp($entry['event']) ?></td>
                <td><?= e($entry['email']) ?></td>
                <td title="<?= e($entry['browser']) ?>"><?= e($entry['address']) ?></td>
                <td><?= e($entry['detail']) ?></td>
            </tr>
        <?php endforeach ?>
        </tbody>
    </table>
    <?php if ($page->rows === []): ?><p class="empty">No entry fits this search.</p><?php endif ?>
    <?= App\View::part('parts/pages', ['page' => $page, 'path' => '/admin/log', 'query' => ['q' => $search, 'event' => $event]]) ?>
</section>
