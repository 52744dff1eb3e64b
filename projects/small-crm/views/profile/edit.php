<?php

use App\Field;
use App\Models\User;
use App\View;

?>
<header class="card-head">
  <h1>Profile</h1>
  <a class="button" href="<?= e(url('/profile/password')) ?>">Change password</a>
</header>
<?= View::part('parts/errors', ['form' => $form]) ?>
<div class="main-and-side">
  <form class="form is-narrow" method="post" action="<?= e(url('/profile')) ?>">
    <?= csrf_field() ?>
    <?= Field::input($form, 'name', 'Name', ['required' => 'required', 'maxlength' => 80, 'autocomplete' => 'name']) ?>
    <?= Field::input($form, 'phone', 'Phone (optional)', ['type' => 'tel', 'maxlength' => 20, 'autocomplete' => 'tel']) ?>
    <p class="form-end"><button class="button is-main">Save</button></p>
  </form>
  <aside>
    <h2>Account</h2>
    <dl class="facts">
      <dt>E-mail</dt><dd><?= e($person['email']) ?></dd>
      <dt>Role</dt><dd><?= e(User::ROLES[$person['role']]) ?></dd>
      <dt>Since</dt><dd><?= e(show_date($person['created_at'])) ?></dd>
    </dl>
    <p class="note">An administrator can change the e-mail.</p>
  </aside>
</div>
