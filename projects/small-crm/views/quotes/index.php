<?php

use App\Models\Quote;
use App\View;

?>
<header class="card-head">
  <h1><?= e($title) ?></h1>
  <a class="button is-main" href="<?= e(url('/quotes/new')) ?>">Request a quote</a>
</header>
<?= View::part('parts/filter', [
    'path' => '/quotes',
    'search' => $search,
    'name' => 'status',
    'label' => 'Status',
    'options' => Quote::STATUSES,
    'chosen' => $status,
]) ?>
<?php if ($page->rows === []): ?>
  <p class="empty">No quote fits.</p>
<?php else: ?>
  <table>
    <thead>
      <tr>
        <th scope="col">Number</th>
        <th scope="col">Title</th>
        <th scope="col">Customer</th>
        <th scope="col">Status</th>
        <th scope="col">Valid until</th>
        <th scope="col" class="is-number">Total with GST</th>
      </tr>
    </thead>
    <tbody>
      <?php foreach ($page->rows as $quote): ?>
        <tr>
          <td data-label="Number" class="number"><?= e(record_number('Q', $quote['id'])) ?></td>
          <td data-label="Title"><a href="<?= e(url('/quotes/' . $quote['id'])) ?>"><?= e($quote['title']) ?></a></td>
          <td data-label="Customer"><?= e($quote['company']) ?></td>
          <td data-label="Status"><?= chip($quote['status'] === 'sent' && $quote['valid_until'] < App\Clock::today() ? 'expired' : $quote['status']) ?></td>
          <td data-label="Valid until"><?= e(show_date($quote['valid_until'])) ?></td>
          <td data-label="Total with GST" class="is-number"><?= $quote['total'] > 0 ? e(rupees($quote['total'])) : '–' ?></td>
        </tr>
      <?php endforeach ?>
    </tbody>
  </table>
<?php endif ?>
<?= View::part('parts/pager', [
    'page' => $page,
    'path' => '/quotes',
    'query' => ['q' => $search, 'status' => $status],
    'noun' => 'quote',
]) ?>
