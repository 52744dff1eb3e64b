<?php

use App\Models\Lead;
use App\View;

?>
<header class="card-head">
  <h1>Leads</h1>
  <a class="button is-main" href="<?= e(url('/leads/new')) ?>">New lead</a>
</header>
<?= View::part('parts/filter', ['path' => '/leads', 'search' => $search, 'options' => [], 'chosen' => '']) ?>
<div class="board">
  <?php foreach ($board as $stage => $leads): ?>
    <section class="stage is-<?= e($stage) ?>" aria-labelledby="stage-<?= e($stage) ?>">
      <h2 id="stage-<?= e($stage) ?>"><?= e(Lead::STAGES[$stage]) ?> <span><?= e(count($leads)) ?></span></h2>
      <p class="note"><?= e(rupees(array_sum(array_column($leads, 'value_rupees')))) ?></p>
      <?php foreach ($leads as $lead): ?>
        <article>
          <h3><a href="<?= e(url('/leads/' . $lead['id'])) ?>"><?= e($lead['title']) ?></a></h3>
          <p><?= e($lead['company']) ?></p>
          <p class="note">
            <b><?= e(rupees($lead['value_rupees'])) ?></b>
            <?= e($lead['assignee']) ?>
            <?php if ($lead['closed_at'] === null && $lead['expected_close'] !== null): ?>
              <span<?= $lead['expected_close'] < App\Clock::today() ? ' class="is-late"' : '' ?>>by <?= e(show_date($lead['expected_close'])) ?></span>
            <?php endif ?>
          </p>
        </article>
      <?php endforeach ?>
      <?php if ($leads === []): ?><p class="empty">None.</p><?php endif ?>
    </section>
  <?php endforeach ?>
</div>
<p class="note">Won and lost leads stay on the board for sixty days; the search and the reports hold all of them.</p>
