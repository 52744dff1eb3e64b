<?php

declare(strict_types=1);

namespace App\Controllers;

use App\Auth;
use App\Database;
use App\Form;
use App\Models\AccessLog;
use App\Models\Student;
use App\Models\User;
use App\Request;
use App\Session;
use App\StudentForm;
use App\View;

/** What signed-in people change about themselves. */
final class AccountController
{
    public function passwordForm(): void
    {
        View::show('account/password', ['title' => 'Change password']);
    }

    public function changePassword(): void
    {
        $user = Auth::user();
        if (!password_verify(Request::secret('current_password'), $user['password_hash'])) {
            Form::refuse('/password', ['current_password' => 'This is not your present password.']);
        }
        $values = Form::values(StudentForm::password(), '/password');
        StudentForm::checkPasswordTwice($values, '/password');
        User::setPassword($user['id'], $values['password']);
        AccessLog::add('password_changed', $user['email'], $user['id']);
        // A new session for this browser; every other one ends because the password's hash has changed.
        Auth::signIn(User::find($user['id']));
        Session::flash('done', 'Your password is changed. Other devices have been signed out.');
        redirect('/password');
    }

    public function profileForm(): void
    {
        View::show('account/profile', ['title' => 'Profile', 'student' => Student::find(Auth::studentId())]);
    }

    public function saveProfile(): void
    {
        $values = Form::values(StudentForm::contact(), '/student/profile');
        Database::update('students', Auth::studentId(), $values);
        Session::flash('done', 'Your profile is saved.');
        redirect('/student/profile');
    }
}
