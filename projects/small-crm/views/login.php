<?php

use App\Field;

?>
<header class="card-head"><h1>Sign in</h1></header>
<p class="lead">Customers, leads, tickets and quotes of a small firm, in one card index.</p>
<form class="form is-narrow" method="post" action="<?= e(url('/login')) ?>">
  <?= csrf_field() ?>
  <?= Field::input($form, 'email', 'E-mail', ['type' => 'email', 'autocomplete' => 'username', 'required' => 'required', 'maxlength' => 120]) ?>
  <?= Field::input($form, 'password', 'Password', ['type' => 'password', 'autocomplete' => 'current-password', 'required' => 'required']) ?>
  <p><button class="button is-main">Sign in</button></p>
</form>
<p class="note">Forgotten the password? An administrator can give you a new one.</p>
