<header class="head"><h1>Notice board</h1></header>
<?php foreach ($notices as $notice): ?>
<article class="sheet notice">
    <h2><?= e($notice['title']) ?> <?= $notice['is_pinned'] === 1 ? stamp('on_top') : '' ?></h2>
    <p class="hint"><?= e(day($notice['published_on'])) ?><?= $notice['expires_on'] === null ? '' : ', until ' . e(day($notice['expires_on'])) ?></p>
    <p class="body"><?= e($notice['body']) ?></p>
</article>
<?php endforeach ?>
<?php if ($notices === []): ?><p class="empty">No notices today.</p><?php endif ?>
