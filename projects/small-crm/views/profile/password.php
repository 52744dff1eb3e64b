<?php

use App\Field;
use App\View;

?>
<header class="card-head"><h1>Change password</h1></header>
<?= View::part('parts/errors', ['form' => $form]) ?>
<form class="form is-narrow" method="post" action="<?= e(url('/profile/password')) ?>">
  <?= csrf_field() ?>
  <?= Field::input($form, 'current_password', 'Current password', ['type' => 'password', 'autocomplete' => 'current-password', 'required' => 'required']) ?>
  <?= Field::input($form, 'password', 'New password, at least 10 characters', ['type' => 'password', 'autocomplete' => 'new-password', 'required' => 'required', 'maxlength' => 72]) ?>
  <?= Field::input($form, 'password_again', 'New password again', ['type' => 'password', 'autocomplete' => 'new-password', 'required' => 'required', 'maxlength' => 72]) ?>
  <p class="form-end">
    <button class="button is-main">Change password</button>
    <a href="<?= e(url('/profile')) ?>">Cancel</a>
  </p>
</form>
<p class="note">Sessions on other computers end with the change.</p>
