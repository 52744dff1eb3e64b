<?php

use App\Field;
use App\Models\Customer;
use App\View;

?>
<header class="card-head"><h1><?= e($title) ?></h1></header>
<?= View::part('parts/errors', ['form' => $form]) ?>
<form class="form" method="post" action="<?= e(url($action)) ?>">
  <?= csrf_field() ?>
  <?= Field::input($form, 'company', 'Company', ['required' => 'required', 'maxlength' => 100]) ?>
  <?= Field::input($form, 'contact', 'Contact person', ['required' => 'required', 'maxlength' => 80]) ?>
  <?= Field::input($form, 'email', 'E-mail', ['type' => 'email', 'required' => 'required', 'maxlength' => 120]) ?>
  <?= Field::input($form, 'phone', 'Phone (optional)', ['type' => 'tel', 'maxlength' => 20]) ?>
  <?= Field::input($form, 'city', 'City (optional)', ['maxlength' => 60]) ?>
  <?= Field::select($form, 'industry', 'Industry', Customer::INDUSTRIES) ?>
  <?php if ($owners !== []): ?>
    <?= Field::select($form, 'owner_id', 'Looked after by', $owners) ?>
  <?php endif ?>
  <?= Field::textarea($form, 'notes', 'Notes (optional)', ['maxlength' => 2000]) ?>
  <p class="form-end">
    <button class="button is-main">Save</button>
    <a href="<?= e(url('/customers')) ?>">Cancel</a>
  </p>
</form>
