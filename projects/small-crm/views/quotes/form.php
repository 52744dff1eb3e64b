<?php

use App\Field;
use App\View;

?>
<header class="card-head"><h1>Request a quote</h1></header>
<?= View::part('parts/errors', ['form' => $form]) ?>
<form class="form" method="post" action="<?= e(url('/quotes')) ?>">
  <?= csrf_field() ?>
  <?= Field::select($form, 'customer_id', 'Customer', $customers, 'Please choose') ?>
  <?= Field::input($form, 'title', 'Title', ['required' => 'required', 'maxlength' => 120]) ?>
  <?= Field::textarea($form, 'requirement', 'What the customer needs', ['required' => 'required', 'maxlength' => 4000, 'rows' => 7]) ?>
  <p class="form-end">
    <button class="button is-main">Request the quote</button>
    <a href="<?= e(url('/quotes')) ?>">Cancel</a>
  </p>
</form>
