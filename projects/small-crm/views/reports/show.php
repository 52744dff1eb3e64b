<?php

use App\Models\Report;

?>
<header class="card-head">
  <h1><?= e($title) ?></h1>
  <a class="button is-main" href="<?= e(url("/reports/$name/csv", ['from' => $from, 'to' => $to])) ?>">Download CSV</a>
</header>
<p class="lead"><?= e(Report::QUESTIONS[$name]) ?></p>
<form class="filter" method="get" action="<?= e(url("/reports/$name")) ?>">
  <label>From <input type="date" name="from" value="<?= e($from) ?>"></label>
  <label>To <input type="date" name="to" value="<?= e($to) ?>"></label>
  <button class="button">Show</button>
</form>
<?php if ($table['rows'] === []): ?>
  <p class="empty">Nothing happened in these days.</p>
<?php else: ?>
  <table class="sums">
    <thead>
      <tr>
        <?php foreach ($table['headings'] as $position => $heading): ?>
          <th scope="col"<?= $position > 0 ? ' class="is-number"' : '' ?>><?= e($heading) ?></th>
        <?php endforeach ?>
      </tr>
    </thead>
    <tbody>
      <?php foreach ($table['rows'] as $row): ?>
        <tr>
          <?php foreach ($row as $position => $cell): ?>
            <td data-label="<?= e($table['headings'][$position]) ?>"<?= $position > 0 ? ' class="is-number"' : '' ?>>
              <?= in_array($position, $table['rupees'], true) ? e(rupees($cell)) : e($cell ?? '–') ?>
            </td>
          <?php endforeach ?>
        </tr>
      <?php endforeach ?>
    </tbody>
  </table>
<?php endif ?>
<p><a href="<?= e(url('/reports')) ?>">All reports</a></p>
