<?php

use App\Models\AccessLog;
use App\View;

?>
<header class="card-head"><h1>Access log</h1></header>
<?= View::part('parts/filter', [
    'path' => '/access-log',
    'search' => $search,
    'name' => 'event',
    'label' => 'Event',
    'options' => AccessLog::EVENTS,
    'chosen' => $event,
]) ?>
<?php if ($page->rows === []): ?>
  <p class="empty">Nothing fits.</p>
<?php else: ?>
  <table>
    <thead>
      <tr>
        <th scope="col">Time</th>
        <th scope="col">Who</th>
        <th scope="col">Event</th>
        <th scope="col">Detail</th>
        <th scope="col">Address</th>
      </tr>
    </thead>
    <tbody>
      <?php foreach ($page->rows as $line): ?>
        <tr>
          <td data-label="Time"><?= e(show_time($line['created_at'])) ?></td>
          <td data-label="Who"><?= e($line['name'] ?? 'Nobody signed in') ?></td>
          <td data-label="Event"><span class="chip is-<?= e($line['event']) ?>"><?= e(AccessLog::EVENTS[$line['event']] ?? $line['event']) ?></span></td>
          <td data-label="Detail"><?= e($line['detail']) ?></td>
          <td data-label="Address" class="number"><?= e($line['address']) ?></td>
        </tr>
      <?php endforeach ?>
    </tbody>
  </table>
<?php endif ?>
<?= View::part('parts/pager', [
    'page' => $page,
    'path' => '/access-log',
    'query' => ['q' => $search, 'event' => $event],
    'noun' => 'line',
]) ?>
