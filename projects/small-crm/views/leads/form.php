<?php

use App\Field;
use App\Models\Lead;
use App\View;

?>
<header class="card-head"><h1><?= e($title) ?></h1></header>
<?= View::part('parts/errors', ['form' => $form]) ?>
<form class="form" method="post" action="<?= e(url($action)) ?>">
  <?= csrf_field() ?>
  <?= Field::input($form, 'title', 'What it is about', ['required' => 'required', 'maxlength' => 120]) ?>
  <?= Field::input($form, 'company', 'Company', ['required' => 'required', 'maxlength' => 100]) ?>
  <?= Field::input($form, 'contact', 'Contact person', ['required' => 'required', 'maxlength' => 80]) ?>
  <?= Field::input($form, 'email', 'E-mail', ['type' => 'email', 'required' => 'required', 'maxlength' => 120]) ?>
  <?= Field::input($form, 'phone', 'Phone (optional)', ['type' => 'tel', 'maxlength' => 20]) ?>
  <?= Field::select($form, 'source', 'Source', Lead::SOURCES) ?>
  <?= Field::input($form, 'value_rupees', 'Value in rupees', ['inputmode' => 'numeric', 'required' => 'required', 'maxlength' => 9]) ?>
  <?= Field::input($form, 'expected_close', 'Expected close (optional)', ['type' => 'date']) ?>
  <?= Field::select($form, 'assigned_to', 'Given to', $users) ?>
  <p class="form-end">
    <button class="button is-main">Save</button>
    <a href="<?= e(url('/leads')) ?>">Cancel</a>
  </p>
</form>
