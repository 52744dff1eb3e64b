<?php

use App\Models\Report;

?>
<header class="card-head"><h1>Reports</h1></header>
<ul class="choices">
  <?php foreach (Report::NAMES as $name => $label): ?>
    <li>
      <a href="<?= e(url('/reports/' . $name)) ?>"><?= e($label) ?></a>
      <p><?= e(Report::QUESTIONS[$name]) ?></p>
    </li>
  <?php endforeach ?>
</ul>
<p class="note">Each report can be read for any stretch of days and downloaded as CSV for a spreadsheet.</p>
