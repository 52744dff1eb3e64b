<?php
// The short list of quotes on dashboards and on a customer's page. Needs $quotes.
?>
<?php if ($quotes === []): ?>
  <p class="empty">No quotes here.</p>
<?php else: ?>
  <ul class="lines">
    <?php foreach ($quotes as $quote): ?>
      <li>
        <a href="<?= e(url('/quotes/' . $quote['id'])) ?>"><?= e($quote['title']) ?></a>
        <span class="note"><?= e(record_number('Q', $quote['id'])) ?><?= isset($quote['company']) ? ' · ' . e($quote['company']) : '' ?><?= $quote['total'] > 0 ? ' · ' . e(rupees($quote['total'])) : '' ?></span>
        <?= chip($quote['status']) ?>
      </li>
    <?php endforeach ?>
  </ul>
<?php endif ?>
