<?php
// Search box and one choice above a list. Needs $path, $search (null: no box), $name, $label, $options, $chosen.
?>
<form class="filter" method="get" action="<?= e(url($path)) ?>" role="search">
  <?php if ($search !== null): ?>
    <label>Search <input type="search" name="q" value="<?= e($search) ?>" maxlength="80"></label>
  <?php endif ?>
  <?php if ($options !== []): ?>
    <label><?= e($label) ?>
      <select name="<?= e($name) ?>">
        <option value="">All</option>
        <?php foreach ($options as $value => $text): ?>
          <option value="<?= e($value) ?>"<?= (string) $value === (string) $chosen ? ' selected' : '' ?>><?= e($text) ?></option>
        <?php endforeach ?>
      </select>
    </label>
  <?php endif ?>
  <button class="button">Show</button>
  <?php if ((string) $search !== '' || (string) $chosen !== '' && $chosen !== 0): ?>
    <a href="<?= e(url($path)) ?>">Clear</a>
  <?php endif ?>
</form>
