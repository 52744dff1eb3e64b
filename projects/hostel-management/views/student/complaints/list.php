<header class="head">
    <h1>My complaints</h1>
    <a class="button" href="<?= e(url('/student/complaints/new')) ?>">Raise a complaint</a>
</header>
<section class="sheet">
    <?php if ($complaints === []): ?><p class="empty">You have raised none.</p><?php else: ?>
    <table class="ledger">
        <thead><tr><th>Complaint</th><th>About</th><th>Raised</th><th>Last change</th><th>State</th></tr></thead>
        <tbody>
        <?php foreach ($complaints as $complaint): ?>
            <tr>
                <td><a href="<?= e(url('/student/complaints/' . $complaint['id'])) ?>"><?= e($complaint['subject']) ?></a></td>
                <td><?= e(words($complaint['category'])) ?></td>
                <td><?= e(day($complaint['created_at'])) ?></td>
                <td><?= e(day($complaint['updated_at'])) ?></td>
                <td><?= stamp($complaint['status']) ?></td>
            </tr>
        <?php endforeach ?>
        </tbody>
    </table>
    <?php endif ?>
</section>
