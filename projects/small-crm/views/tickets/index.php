<?php

use App\Models\Ticket;
use App\View;

?>
<header class="card-head">
  <h1><?= e($title) ?></h1>
  <a class="button is-main" href="<?= e(url('/tickets/new')) ?>">Raise a ticket</a>
</header>
<?= View::part('parts/filter', [
    'path' => '/tickets',
    'search' => $search,
    'name' => 'status',
    'label' => 'Status',
    'options' => Ticket::STATUSES,
    'chosen' => $status,
]) ?>
<?php if ($page->rows === []): ?>
  <p class="empty">No ticket fits.</p>
<?php else: ?>
  <table>
    <thead>
      <tr>
        <th scope="col">Number</th>
        <th scope="col">Subject</th>
        <th scope="col">Customer</th>
        <th scope="col">Priority</th>
        <th scope="col">Status</th>
        <th scope="col">Last change</th>
      </tr>
    </thead>
    <tbody>
      <?php foreach ($page->rows as $ticket): ?>
        <tr>
          <td data-label="Number" class="number"><?= e(record_number('T', $ticket['id'])) ?></td>
          <td data-label="Subject"><a href="<?= e(url('/tickets/' . $ticket['id'])) ?>"><?= e($ticket['subject']) ?></a></td>
          <td data-label="Customer"><?= e($ticket['company']) ?></td>
          <td data-label="Priority"><?= $ticket['priority'] === 'high' ? chip('high') : e(words($ticket['priority'])) ?></td>
          <td data-label="Status"><?= chip($ticket['status']) ?></td>
          <td data-label="Last change"><?= e(show_date($ticket['updated_at'])) ?></td>
        </tr>
      <?php endforeach ?>
    </tbody>
  </table>
<?php endif ?>
<?= View::part('parts/pager', [
    'page' => $page,
    'path' => '/tickets',
    'query' => ['q' => $search, 'status' => $status],
    'noun' => 'ticket',
]) ?>
