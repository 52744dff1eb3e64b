<?php

use App\Chart;
use App\View;

?>
<header class="card-head">
  <h1>Dashboard</h1>
  <p><?= e(date('l, j F Y', App\Clock::now())) ?></p>
</header>
<dl class="figures">
  <div><dt>Open pipeline</dt><dd><?= e(rupees($numbers['open_value'])) ?></dd><dd class="note"><?= e(counted($numbers['open_leads'], 'open lead')) ?></dd></div>
  <div><dt>Customers</dt><dd><?= e($numbers['customers']) ?></dd><dd class="note">in the index</dd></div>
  <div><dt>Open tickets</dt><dd><?= e($numbers['open_tickets']) ?></dd><dd class="note"><?= e($numbers['urgent']) ?> of high priority</dd></div>
  <div><dt>Quotes to price</dt><dd><?= e($numbers['requested_quotes']) ?></dd><dd class="note">requested by users</dd></div>
  <div><dt>Late tasks</dt><dd><?= e($numbers['late_tasks']) ?></dd><dd class="note">past their day</dd></div>
</dl>
<div class="halves">
  <section>
    <h2>Pipeline by stage</h2>
    <?= Chart::bars('Value of open leads by stage', $pipeline) ?>
  </section>
  <section>
    <h2>Won in the last six months</h2>
    <?= Chart::columns('Value of leads won by month', $won) ?>
  </section>
</div>
<div class="thirds">
  <section>
    <h2>Open tickets</h2>
    <?= View::part('parts/ticket-rows', ['tickets' => $tickets]) ?>
  </section>
  <section>
    <h2>Quotes to price</h2>
    <?= View::part('parts/quote-rows', ['quotes' => $quotes]) ?>
  </section>
  <section>
    <h2>My tasks</h2>
    <?= View::part('parts/task-rows', ['tasks' => $tasks]) ?>
  </section>
</div>
