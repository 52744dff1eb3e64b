<?php

use App\Models\Customer;
use App\View;

?>
<header class="card-head">
  <h1><?= e($title) ?></h1>
  <a class="button is-main" href="<?= e(url('/customers/new')) ?>">New customer</a>
</header>
<?= View::part('parts/filter', [
    'path' => '/customers',
    'search' => $search,
    'name' => 'industry',
    'label' => 'Industry',
    'options' => Customer::INDUSTRIES,
    'chosen' => $industry,
]) ?>
<?php if ($page->rows === []): ?>
  <p class="empty">No customer fits.</p>
<?php else: ?>
  <table>
    <thead>
      <tr>
        <th scope="col">Company</th>
        <th scope="col">Contact</th>
        <th scope="col">City</th>
        <th scope="col">Industry</th>
        <?php if ($isAdmin): ?><th scope="col">Looked after by</th><?php endif ?>
        <th scope="col" class="is-number">Open tickets</th>
      </tr>
    </thead>
    <tbody>
      <?php foreach ($page->rows as $customer): ?>
        <tr>
          <td data-label="Company"><a href="<?= e(url('/customers/' . $customer['id'])) ?>"><?= e($customer['company']) ?></a></td>
          <td data-label="Contact"><?= e($customer['contact']) ?><span class="note"><?= e($customer['email']) ?></span></td>
          <td data-label="City"><?= e($customer['city']) ?></td>
          <td data-label="Industry"><?= e(Customer::INDUSTRIES[$customer['industry']]) ?></td>
          <?php if ($isAdmin): ?><td data-label="Looked after by"><?= e($customer['owner']) ?></td><?php endif ?>
          <td data-label="Open tickets" class="is-number"><?= $customer['open_tickets'] > 0 ? e($customer['open_tickets']) : '–' ?></td>
        </tr>
      <?php endforeach ?>
    </tbody>
  </table>
<?php endif ?>
<?= View::part('parts/pager', [
    'page' => $page,
    'path' => '/customers',
    'query' => ['q' => $search, 'industry' => $industry],
    'noun' => 'customer',
]) ?>
