<?php

use App\Field;
use App\Models\Ticket;
use App\View;

?>
<header class="card-head"><h1>Raise a ticket</h1></header>
<?= View::part('parts/errors', ['form' => $form]) ?>
<form class="form" method="post" action="<?= e(url('/tickets')) ?>">
  <?= csrf_field() ?>
  <?= Field::select($form, 'customer_id', 'Customer', $customers, 'Please choose') ?>
  <?= Field::select($form, 'category', 'Category', Ticket::CATEGORIES) ?>
  <?= Field::select($form, 'priority', 'Priority', Ticket::PRIORITIES) ?>
  <?= Field::input($form, 'subject', 'Subject', ['required' => 'required', 'maxlength' => 140]) ?>
  <?= Field::textarea($form, 'details', 'What happened', ['required' => 'required', 'maxlength' => 4000, 'rows' => 7]) ?>
  <p class="form-end">
    <button class="button is-main">Raise the ticket</button>
    <a href="<?= e(url('/tickets')) ?>">Cancel</a>
  </p>
</form>
