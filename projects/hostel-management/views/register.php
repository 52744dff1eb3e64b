<h1>Register as a student</h1>
<p class="lead">With an account you can book a room, see your fees and raise a complaint.</p>
<form method="post" action="<?= e(url('/register')) ?>" class="grid">
    <?= csrf_field() ?>
    <?= input_field('name', 'Name', '', 'text', ['required' => true, 'maxlength' => 80, 'autocomplete' => 'name']) ?>
    <?= input_field('email', 'E-mail address', '', 'email', ['required' => true, 'autocomplete' => 'username']) ?>
    <?= App\View::part('parts/password-fields') ?>
    <?= App\View::part('parts/student-fields', ['student' => null, 'courses' => $courses]) ?>
    <p class="actions"><button class="button">Create my account</button></p>
</form>
<p class="aside">Registered already? <a href="<?= e(url('/login')) ?>">Sign in</a></p>
