<?php
/** @var App\Page $page */
/** @var string $path */
/** @var array $query what the list is filtered by */
?>
<nav class="pages" aria-label="Pages">
    <span><?= $page->total ?> <?= $page->total === 1 ? 'entry' : 'entries' ?><?= $page->last > 1 ? ', page ' . $page->number . ' of ' . $page->last : '' ?></span>
    <?php if ($page->number > 1): ?>
        <a rel="prev" href="<?= e(url($path, $query + ['page' => $page->number - 1])) ?>">Previous</a>
    <?php endif ?>
    <?php if ($page->number < $page->last): ?>
        <a rel="next" href="<?= e(url($path, $query + ['page' => $page->number + 1])) ?>">Next</a>
    <?php endif ?>
</nav>
