<?php

use App\Field;
use App\Models\Lead;
use App\View;

?>
<header class="card-head">
  <h1><?= e($lead['title']) ?></h1>
  <div class="actions">
    <?= chip($lead['stage']) ?>
    <?php if ($lead['stage'] !== 'won'): ?>
      <a class="button is-main" href="<?= e(url('/leads/' . $lead['id'] . '/edit')) ?>">Edit</a>
    <?php endif ?>
  </div>
</header>
<ol class="track" aria-label="Stage">
  <?php $reached = true; ?>
  <?php foreach (array_diff_key(Lead::STAGES, [$lead['stage'] === 'lost' ? 'won' : 'lost' => 0]) as $stage => $label): ?>
    <li class="<?= $reached && $lead['stage'] !== 'lost' ? 'is-reached' : '' ?>"<?= $stage === $lead['stage'] ? ' aria-current="step"' : '' ?>><?= e($label) ?></li>
    <?php $reached = $reached && $stage !== $lead['stage']; ?>
  <?php endforeach ?>
</ol>
<?= View::part('parts/errors', ['form' => $form]) ?>
<div class="thirds">
  <section>
    <h2>Lead</h2>
    <dl class="facts">
      <dt>Value</dt><dd><?= e(rupees($lead['value_rupees'])) ?></dd>
      <dt>Company</dt><dd><?= e($lead['company']) ?></dd>
      <dt>Person</dt><dd><?= e($lead['contact']) ?></dd>
      <dt>E-mail</dt><dd><a href="mailto:<?= e($lead['email']) ?>"><?= e($lead['email']) ?></a></dd>
      <dt>Phone</dt><dd><?= e($lead['phone'] ?: '–') ?></dd>
      <dt>Source</dt><dd><?= e(Lead::SOURCES[$lead['source']]) ?></dd>
      <dt>Expected close</dt><dd><?= e(show_date($lead['expected_close'])) ?></dd>
      <dt>Given to</dt><dd><?= e($lead['assignee']) ?></dd>
      <?php if ($lead['customer_id'] !== null): ?>
        <dt>Customer</dt><dd><a href="<?= e(url('/customers/' . $lead['customer_id'])) ?>"><?= e($lead['customer']) ?></a></dd>
      <?php endif ?>
    </dl>
  </section>
  <section>
    <h2>Move on</h2>
    <?php if ($next === []): ?>
      <p class="empty">This lead is won and has become a customer.</p>
    <?php else: ?>
      <?php if ($known !== null): ?>
        <p class="note"><?= e($known['company']) ?> has this e-mail and is looked after by <?= e($known['owner']) ?>.
          <?= $known['owner_id'] === $lead['assigned_to']
              ? 'If the lead is won, it joins this customer.'
              : 'If the lead is won, this customer goes to ' . e($lead['assignee']) . ', with its tickets and quotes.' ?></p>
      <?php endif ?>
      <form class="form is-narrow" method="post" action="<?= e(url('/leads/' . $lead['id'] . '/stage')) ?>">
        <?= csrf_field() ?>
        <?= Field::select($form, 'stage', 'New stage', $next) ?>
        <?= Field::input($form, 'note', 'Note (optional)', ['maxlength' => 255]) ?>
        <p class="form-end"><button class="button is-main">Move</button></p>
      </form>
    <?php endif ?>
  </section>
  <section>
    <h2>History</h2>
    <ul class="lines">
      <?php foreach ($history as $line): ?>
        <li>
          <span class="name"><?= e($line['from_stage'] === null ? 'Added' : words($line['from_stage']) . ' → ' . words($line['to_stage'])) ?></span>
          <span class="note"><?= e(show_time($line['created_at'])) ?>, <?= e($line['name']) ?></span>
          <?php if ($line['note'] !== ''): ?><span class="whole"><?= e($line['note']) ?></span><?php endif ?>
        </li>
      <?php endforeach ?>
    </ul>
  </section>
</div>
