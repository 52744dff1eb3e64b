<h1>Sign in</h1>
<p class="lead">Rooms, fees and notices of the hostel, for residents and the office.</p>
<form method="post" action="<?= e(url('/login')) ?>">
    <?= csrf_field() ?>
    <?= input_field('email', 'E-mail address', '', 'email', ['required' => true, 'autocomplete' => 'username', 'autofocus' => true]) ?>
    <?= input_field('password', 'Password', '', 'password', ['required' => true, 'autocomplete' => 'current-password']) ?>
    <p class="actions"><button class="button">Sign in</button></p>
</form>
<p class="aside">New here? <a href="<?= e(url('/register')) ?>">Register as a student</a></p>
