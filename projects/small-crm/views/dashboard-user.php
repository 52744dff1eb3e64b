<?php

use App\View;

?>
<header class="card-head">
  <h1>My desk</h1>
  <p><?= e(date('l, j F Y', App\Clock::now())) ?></p>
</header>
<dl class="figures">
  <div><dt>My customers</dt><dd><?= e($numbers['customers']) ?></dd><dd class="note"><a href="<?= e(url('/customers')) ?>">See them</a></dd></div>
  <div><dt>Open tickets</dt><dd><?= e($numbers['open_tickets']) ?></dd><dd class="note"><a href="<?= e(url('/tickets/new')) ?>">Raise a ticket</a></dd></div>
  <div><dt>Quotes to decide</dt><dd><?= e($numbers['sent_quotes']) ?></dd><dd class="note"><a href="<?= e(url('/quotes/new')) ?>">Request a quote</a></dd></div>
  <div><dt>Open tasks</dt><dd><?= e($numbers['open_tasks']) ?></dd><dd class="note"><a href="<?= e(url('/tasks')) ?>">See them</a></dd></div>
</dl>
<div class="thirds">
  <section>
    <h2>My tasks</h2>
    <?= View::part('parts/task-rows', ['tasks' => $tasks]) ?>
  </section>
  <section>
    <h2>Tickets I follow</h2>
    <?= View::part('parts/ticket-rows', ['tickets' => $tickets]) ?>
  </section>
  <section>
    <h2>Quotes to decide</h2>
    <?= View::part('parts/quote-rows', ['quotes' => $quotes]) ?>
  </section>
</div>
