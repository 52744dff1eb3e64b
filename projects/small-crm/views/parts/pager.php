<?php
// Links to the other pages of a list. Needs $page (App\Page), $path, $query (the filters), $noun.
?>
<nav class="pager" aria-label="Pages">
  <p><?= e(counted($page->total, $noun)) ?><?= $page->last > 1 ? e(", page {$page->number} of {$page->last}") : '' ?></p>
  <?php if ($page->last > 1): ?>
    <p>
      <?php if ($page->number > 1): ?>
        <a class="button" rel="prev" href="<?= e(url($path, $query + ['page' => $page->number - 1])) ?>">Previous</a>
      <?php endif ?>
      <?php if ($page->number < $page->last): ?>
        <a class="button" rel="next" href="<?= e(url($path, $query + ['page' => $page->number + 1])) ?>">Next</a>
      <?php endif ?>
    </p>
  <?php endif ?>
</nav>
