<?php

use App\Field;
use App\Models\User;
use App\View;

$passwordLabel = $isNew ? 'Password, at least 10 characters' : 'New password (leave empty to keep the old one)';
?>
<header class="card-head"><h1><?= e($title) ?></h1></header>
<?= View::part('parts/errors', ['form' => $form]) ?>
<form class="form" method="post" action="<?= e(url($action)) ?>">
  <?= csrf_field() ?>
  <?= Field::input($form, 'name', 'Name', ['required' => 'required', 'maxlength' => 80]) ?>
  <?= Field::input($form, 'email', 'E-mail', ['type' => 'email', 'required' => 'required', 'maxlength' => 120]) ?>
  <?= Field::input($form, 'phone', 'Phone (optional)', ['type' => 'tel', 'maxlength' => 20]) ?>
  <?= Field::select($form, 'role', 'Role', User::ROLES) ?>
  <?= Field::select($form, 'status', 'Status', User::STATUSES) ?>
  <?= Field::input($form, 'password', $passwordLabel, ['type' => 'password', 'autocomplete' => 'new-password', 'maxlength' => 72]) ?>
  <?= Field::input($form, 'password_again', 'The same password again', ['type' => 'password', 'autocomplete' => 'new-password', 'maxlength' => 72]) ?>
  <p class="form-end">
    <button class="button is-main">Save</button>
    <a href="<?= e(url('/users')) ?>">Cancel</a>
  </p>
</form>
