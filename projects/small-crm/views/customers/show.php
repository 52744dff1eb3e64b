<?php

use App\Models\Customer;
use App\View;

?>
<header class="card-head">
  <h1><?= e($customer['company']) ?></h1>
  <div class="actions">
    <a class="button" href="<?= e(url('/tickets/new', ['customer' => $customer['id']])) ?>">Raise a ticket</a>
    <a class="button" href="<?= e(url('/quotes/new', ['customer' => $customer['id']])) ?>">Request a quote</a>
    <a class="button is-main" href="<?= e(url('/customers/' . $customer['id'] . '/edit')) ?>">Edit</a>
  </div>
</header>
<div class="thirds">
  <section>
    <h2>Contact</h2>
    <dl class="facts">
      <dt>Person</dt><dd><?= e($customer['contact']) ?></dd>
      <dt>E-mail</dt><dd><a href="mailto:<?= e($customer['email']) ?>"><?= e($customer['email']) ?></a></dd>
      <dt>Phone</dt><dd><?= e($customer['phone'] ?: '–') ?></dd>
      <dt>City</dt><dd><?= e($customer['city'] ?: '–') ?></dd>
      <dt>Industry</dt><dd><?= e(Customer::INDUSTRIES[$customer['industry']]) ?></dd>
      <dt>Looked after by</dt><dd><?= e($customer['owner']) ?></dd>
      <dt>Since</dt><dd><?= e(show_date($customer['created_at'])) ?></dd>
    </dl>
    <?php if ($customer['notes'] !== ''): ?>
      <h2>Notes</h2>
      <p class="written"><?= nl2br(e($customer['notes'])) ?></p>
    <?php endif ?>
    <?php if ($leads !== []): ?>
      <h2>Won leads</h2>
      <ul class="lines">
        <?php foreach ($leads as $lead): ?>
          <li>
            <a href="<?= e(url('/leads/' . $lead['id'])) ?>"><?= e($lead['title']) ?></a>
            <span class="note"><?= e(rupees($lead['value_rupees'])) ?> · <?= e(show_date($lead['closed_at'])) ?></span>
          </li>
        <?php endforeach ?>
      </ul>
    <?php endif ?>
  </section>
  <section>
    <h2>Tickets</h2>
    <?= View::part('parts/ticket-rows', ['tickets' => $tickets]) ?>
  </section>
  <section>
    <h2>Quotes</h2>
    <?= View::part('parts/quote-rows', ['quotes' => $quotes]) ?>
  </section>
</div>
<?php if ($isAdmin): ?>
  <details class="danger">
    <summary>Delete this customer</summary>
    <form method="post" action="<?= e(url('/customers/' . $customer['id'] . '/delete')) ?>">
      <?= csrf_field() ?>
      <p>Only a customer without tickets, quotes and won leads can be deleted. There is no way back.</p>
      <button class="button is-danger">Delete for good</button>
    </form>
  </details>
<?php endif ?>
