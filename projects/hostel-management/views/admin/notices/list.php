<header class="head">
    <h1>Notices</h1>
    <a class="button" href="<?= e(url('/admin/notices/new')) ?>">Write a notice</a>
</header>
<section class="sheet">
    <table class="ledger">
        <thead><tr><th>Title</th><th>From</th><th>Last day</th><th>State</th><th></th></tr></thead>
        <tbody>
        <?php foreach ($page->rows as $notice): ?>
            <?php
            $state = match (true) {
                $notice['published_on'] > App\Clock::today() => 'planned',
                $notice['expires_on'] !== null && $notice['expires_on'] < App\Clock::today() => 'over',
                $notice['is_pinned'] === 1 => 'on_top',
                default => 'shown',
            };
            ?>
            <tr>
                <td><a href="<?= e(url("/admin/notices/{$notice['id']}/edit")) ?>"><?= e($notice['title']) ?></a></td>
                <td><?= e(day($notice['published_on'])) ?></td>
                <td><?= e(day($notice['expires_on'])) ?></td>
                <td><?= stamp($state) ?></td>
                <td class="row-action">
                    <details><summary>Delete</summary>
                        <form method="post" action="<?= e(url("/admin/notices/{$notice['id']}/delete")) ?>">
                            <?= csrf_field() ?>
                            <button class="button danger">Yes, delete it</button>
                        </form>
                    </details>
                </td>
            </tr>
        <?php endforeach ?>
        </tbody>
    </table>
    <?= App\View::part('parts/pages', ['page' => $page, 'path' => '/admin/notices', 'query' => []]) ?>
</section>
