<?php
// The short list of tickets on dashboards and on a customer's page. Needs $tickets.
?>
<?php if ($tickets === []): ?>
  <p class="empty">No tickets here.</p>
<?php else: ?>
  <ul class="lines">
    <?php foreach ($tickets as $ticket): ?>
      <li>
        <a href="<?= e(url('/tickets/' . $ticket['id'])) ?>"><?= e($ticket['subject']) ?></a>
        <span class="note"><?= e(record_number('T', $ticket['id'])) ?><?= isset($ticket['company']) ? ' · ' . e($ticket['company']) : '' ?></span>
        <?= $ticket['priority'] === 'high' && in_array($ticket['status'], ['open', 'in_progress'], true) ? chip('high') : chip($ticket['status']) ?>
      </li>
    <?php endforeach ?>
  </ul>
<?php endif ?>
